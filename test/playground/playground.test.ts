import { deflateRawSync } from 'node:zlib';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { home, openPlayground } from './open-playground.js';

const lines = (page: Page, where: '.source' | '.derivative' | '.journey'): Locator =>
  page.locator(`${where} .cm-line`);
const line = (page: Page, where: '.source' | '.derivative' | '.journey', text: string): Locator =>
  lines(page, where).filter({ hasText: text }).first();
const linked = async (page: Page, where: '.source' | '.derivative'): Promise<string[]> =>
  (await page.locator(`${where} .cm-linked`).allTextContents()).map((it) => it.trim());
const settled = (page: Page): Promise<void> => page.locator('.status', { hasText: / in \d+ ms/ }).waitFor();

async function type(page: Page, source: string): Promise<void> {
  await page.locator('.source .cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  // As it is pasted: brackets are not closed, lines not indented.
  await page.keyboard.insertText(source);
}

/** A link's fragment, made in another way than the page makes it. */
function fragmentOf(state: unknown): string {
  return `#1.${deflateRawSync(JSON.stringify(state)).toString('base64url')}`;
}

const small = fragmentOf({
  ...{ source: 'function z = small(x)\n  z = x^2;\nend\n', mode: 'reverse', options: {}, view: 'derivative' },
});

describe('the derivative', () => {
  it('of an example is shown beside it, and is that of the server', async () => {
    const page = await openPlayground();
    await page.getByLabel('Example').selectOption({ label: 'Rosenbrock: vectors' });
    await line(page, '.derivative', 'a_rosenbrock(x, a_f)').waitFor();
    await page.getByRole('radio', { name: 'tangent' }).check();
    await line(page, '.derivative', '[g_f, f] = g_rosenbrock(g_x, x)').waitFor();
    await page.getByLabel('adjoint').check();
    await page.getByLabel('classic').check();
    await line(page, '.derivative', 'style=classic').waitFor();
    await page.getByText('Options').click();
    await page.getByLabel('rev-prefix').fill('back_');
    await page.keyboard.press('Tab');
    await line(page, '.derivative', 'back_rosenbrock').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('rev-prefix').isVisible()).toBe(false);
    expect(await page.getByText('Options').textContent()).toContain('1 set');
  });

  it('is by the parameters and for the results that are picked from the signature', async () => {
    const page = await openPlayground();
    await line(page, '.derivative', '[a_x, a_p, nr_z] = a_horner').waitFor();
    const names = (title: string): Locator => page.getByRole('group', { name: title }).getByRole('checkbox');
    await page.getByRole('checkbox', { name: 'p', exact: true }).uncheck();
    await line(page, '.derivative', '[a_x, nr_z] = a_horner').waitFor();
    await type(
      page,
      'function [u, v] = f(a, p, c)\n  u = a * p;\n  v = c;\nend\nfunction w = g(s)\n  w = s;\nend\n',
    );
    await line(page, '.derivative', 'nr_u, nr_v] = a_f(a, p, c, a_u, a_v)').waitFor();
    expect(await names('Independents').count()).toBe(3);
    await page.getByRole('checkbox', { name: 'v', exact: true }).focus();
    await page.keyboard.press('Space');
    await line(page, '.derivative', 'a_f(a, p, c, a_u)').waitFor();
    await page.getByRole('checkbox', { name: 'u', exact: true }).uncheck();
    await page.getByText('Choose a dependent').waitFor();
    await page.getByLabel('Function', { exact: true }).selectOption('g');
    await line(page, '.derivative', 'a_g(s, a_w)').waitFor();
    expect(await names('Independents').count()).toBe(1);
  });

  it('has lines that are linked with those they come from, by the pointer and by the caret', async () => {
    const page = await openPlayground();
    await settled(page);
    await line(page, '.source', 'z = (z + p(i)) .* x').hover();
    await expect.poll(() => linked(page, '.derivative')).toContain('a_z = a_t1;');
    expect(await linked(page, '.derivative')).toEqual(
      ['t1 = z + p(i);', 'z = t1 .* x; % step', 'a_t1 = a_z .* x;', 'a_x = a_x + a_z .* t1;'].concat([
        'a_z = a_t1;',
        'a_p(i) = sum(a_t1(:));',
      ]),
    );
    await line(page, '.derivative', 'tape1 = cell').hover();
    await expect.poll(() => linked(page, '.source')).toEqual(['for i = 2:n - 1']);
    await page.getByRole('heading', { name: 'Adjoinery' }).hover();
    await expect.poll(() => linked(page, '.source')).toEqual([]);
    await page.locator('.derivative .cm-content').focus();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => linked(page, '.source')).toEqual(['n = length(p);']);
    expect(
      await page.locator('.derivative .cm-origins').getByTitle('from line 6 of the program').count(),
    ).toBe(6);
  });

  it('of a changed example is not called the example, which can be chosen again', async () => {
    const page = await openPlayground();
    const example = page.getByLabel('Example', { exact: true });
    expect(await example.inputValue()).toBe('0');
    await type(page, 'function z = own(x)\n  z = x;\nend\n');
    await line(page, '.derivative', 'a_own(x, a_z)').waitFor();
    expect(await example.inputValue()).toBe('-1');
    await example.selectOption('0');
    await line(page, '.derivative', 'a_horner(x, p, a_z)').waitFor();
  });

  it('is the one of the last change, however late others come', async () => {
    const held: Route[] = [];
    const page = await openPlayground();
    await settled(page);
    await page.route('**/differentiate', (route) =>
      held.length < 1 ? void held.push(route) : void route.continue(),
    );
    await type(page, 'function z = early(x)\n  z = x;\nend\n');
    await expect.poll(() => held.length).toBe(1);
    await type(page, 'function z = late(x)\n  z = 2 * x;\nend\n');
    await line(page, '.derivative', 'a_late').waitFor();
    await held[0]?.continue().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await line(page, '.derivative', 'a_early').count()).toBe(0);
  });
});

describe('what is wrong', () => {
  it('with a program is told at its line, and below with the hint', async () => {
    const page = await openPlayground();
    await type(page, "function z = f(x)\n  y = x;\n  z = eval('y');\nend\n");
    const problem = page.locator('.problems li');
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(/^E3033:7'eval' must not be called.*move the call/);
    const marker = page.locator('.source .cm-gutter-lint .cm-gutterElement:has(.cm-lint-marker-error)');
    const [at, place] = await Promise.all([
      marker.boundingBox(),
      line(page, '.source', "z = eval('y')").boundingBox(),
    ]);
    expect(Math.abs((at?.y ?? 0) - (place?.y ?? 100))).toBeLessThan(3);
    expect(await page.locator('.source .cm-lintRange-error').textContent()).toBe('eval');
    // Until there is another answer, it is shown as one for an earlier program.
    await page.route(/differentiate$/, (route) => setTimeout(() => void route.continue(), 1000));
    await problem.getByRole('button').click();
    await page.keyboard.press('Shift+End');
    expect(await page.evaluate('getSelection().toString() || "?"')).toBeTruthy();
    await page.keyboard.insertText('x;');
    const opacity = "getComputedStyle(document.querySelector('.problems li')).opacity";
    expect(await page.evaluate(opacity)).toBe('0.5');
    await line(page, '.derivative', 'a_f(x, a_z)').waitFor();
    expect(await problem.count()).toBe(0);
  });

  it('leaves nothing to copy or download but what belongs to the program', async () => {
    const page = await openPlayground();
    await settled(page);
    const buttons = ['Copy', 'Download'].map((name) => page.getByRole('button', { name }));
    const enabled = (): Promise<boolean[]> => Promise.all(buttons.map((it) => it.isEnabled()));
    expect(await enabled()).toEqual([true, true]);
    await type(page, 'function z = f(x)\n  z = elsewhere(x);\nend\n');
    const problem = page.locator('.problems li');
    await problem.waitFor();
    expect(await enabled()).toEqual([false, false]);
    expect(await problem.textContent()).toMatch(/^E401.*put it below this function, or give a rule/);
    await type(page, 'function z = f(x)\n  z = x^3;\nend\n');
    await line(page, '.derivative', 'a_f(x, a_z)').waitFor();
    await expect.poll(enabled).toEqual([true, true]);
  });

  it('with the server is told: that it is overloaded, is too slow, cannot be reached', async () => {
    const page = await openPlayground();
    await settled(page);
    const answer =
      (status: number, detail: string, headers = {}): ((route: Route) => Promise<void>) =>
      (route) =>
        route.fulfill({
          status,
          headers,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status, detail }),
        });
    const alert = page.getByRole('alert');
    await page.route('**/differentiate', answer(429, 'all workers are busy', { 'retry-after': '1' }), {
      times: 1,
    });
    await page.getByLabel('classic').check();
    await alert.getByText('The server is overloaded: all workers are busy. Asking again in 1 s.').waitFor();
    await line(page, '.derivative', 'adimat_push1').waitFor();
    expect(await alert.isVisible()).toBe(false);
    await page.route('**/differentiate', answer(504, 'more than 30 s'), { times: 1 });
    await page.getByLabel('fast').check();
    await alert.getByText('its time limit was exceeded: more than 30 s').waitFor();
    await alert.getByRole('button', { name: 'Ask again' }).click();
    await line(page, '.derivative', 'tape1').waitFor();
    await page.route('**/differentiate', (route) => route.abort('connectionrefused'), { times: 1 });
    await page.getByRole('radio', { name: 'tangent' }).check();
    await alert.getByText('No answer from the server: it cannot be reached').waitFor();
    await page.route('**/differentiate', (route) => route.fulfill({ status: 502, body: '<b>proxy</b>' }), {
      times: 1,
    });
    await alert.getByRole('button', { name: 'Ask again' }).click();
    await alert.getByText('The server answered with status 502').waitFor();
  });

  it('with the token is asked for, and it is kept in the tab alone', async () => {
    const page = await openPlayground('', { token: '' });
    const alert = page.getByRole('alert');
    await alert.getByText('This server wants an access token').waitFor();
    const give = async (token: string): Promise<void> => {
      await alert.getByRole('button', { name: 'Give a token' }).click();
      await page.getByLabel('Token', { exact: true }).fill(token);
      await page.keyboard.press('Enter');
    };
    await give('wrong');
    await alert.getByText('the token is not known').waitFor();
    await give('secret');
    await line(page, '.derivative', 'a_horner').waitFor();
    expect(
      await page.evaluate(
        '[Object.values(sessionStorage), localStorage.length, document.cookie, location.href]',
      ),
    ).toEqual([['secret'], 0, '', home]);
    await page.getByRole('button', { name: 'Token' }).click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
  });

  it('in text is only text', async () => {
    const page = await openPlayground();
    const text = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    await type(page, `function z = f(x) % ${text}\n  z = undefined_thing(x); % ${text}\nend\n`);
    await page.locator('.problems li').waitFor();
    await type(page, `function z = f(x)\n  % ${text}\n  z = x;\nend\n`);
    await line(page, '.derivative', `% ${text}`).waitFor();
    await page.getByRole('tab', { name: 'Journey' }).click();
    await page.locator('.tree text', { hasText: '% </script>' }).waitFor();
  });

  it('with the size is told by the server, and the page stays alive', async () => {
    const source = `function z = f(x)\n${'  z = x;\n'.repeat(30_000)}end\n`;
    const page = await openPlayground(
      fragmentOf({ source, mode: 'reverse', options: {}, view: 'derivative' }),
    );
    await page.getByText('Too large for this server').waitFor();
    await page.getByLabel('Example').selectOption({ label: 'Least squares' });
    await line(page, '.derivative', 'a_fit').waitFor();
  });
});

describe('the journey', () => {
  it('goes through the steps with the keys of a slider, marks what changed, and is left with Escape', async () => {
    const page = await openPlayground(small);
    await settled(page);
    await page.getByRole('tab', { name: 'Derivative' }).focus();
    await page.keyboard.press('ArrowRight');
    const slider = page.getByRole('slider');
    await page.locator('#step:not([disabled])').waitFor();
    await slider.focus();
    const name = page.locator('.step-name');
    const first = await name.textContent();
    expect(first).toMatch(/^[a-z-]+$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => name.textContent()).not.toBe(first);
    await expect.poll(() => page.locator('.purpose').textContent()).not.toBe('');
    expect(await page.locator('.journey .cm-changedLine').count()).toBeGreaterThan(0);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/, step \d+ of \d+, /);
    await page.keyboard.press('End');
    await expect.poll(() => name.textContent()).toBe('embed-helpers');
    await line(page, '.journey', 'a_small').waitFor();
    const changes = Number(await slider.getAttribute('max'));
    await page.getByLabel('only steps that change the code').uncheck();
    expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(changes + 10);
    await page.getByRole('button', { name: 'Step before' }).click();
    await slider.focus();
    await page.keyboard.press('Escape');
    await line(page, '.derivative', 'a_small').waitFor();
    expect(await page.getByRole('tab', { name: 'Derivative' }).getAttribute('aria-selected')).toBe('true');
  });

  it('draws the tree of each step, which folds, and marks what is new in it', async () => {
    const page = await openPlayground(small);
    await page.getByRole('tab', { name: 'Journey' }).click();
    const items = page.getByRole('treeitem');
    await items.first().waitFor();
    expect(await items.first().getAttribute('aria-label')).toContain('function small');
    const count = await items.count();
    await items.first().click();
    expect(await items.count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await items.count()).toBe(count);
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('outvars');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByTitle('split-sweeps').click();
    await page.locator('.tree .node.new').first().waitFor();
    expect(await page.locator('.tree .abstract.new').count()).toBeGreaterThan(0);
  });
});

describe('a link', () => {
  it('opens the same in another browser, and nothing of it goes to the server but as a question', async () => {
    const page = await openPlayground();
    await type(page, 'function [u, v] = shared(a, b)\n  u = a * sin(b); % ünï €\n  v = b;\nend\n');
    await page.getByRole('checkbox', { name: 'a', exact: true }).uncheck();
    await page.getByRole('radio', { name: 'tangent' }).check();
    await page.getByRole('tab', { name: 'Journey' }).click();
    await page.locator('#step:not([disabled])').waitFor();
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    const step = await page.locator('.step-name').textContent();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: /Link/ }).waitFor();
    const { hash } = new URL(page.url());
    const other = await openPlayground(hash);
    await line(other, '.source', '% ünï €').waitFor();
    expect(await other.getByRole('checkbox', { name: 'a', exact: true }).isChecked()).toBe(false);
    expect(await other.getByRole('radio', { name: 'tangent' }).isChecked()).toBe(true);
    await expect.poll(() => other.locator('.step-name').textContent()).toBe(step);
  });

  it('that is damaged is told, and an example is shown', async () => {
    const bomb = fragmentOf({
      source: ' '.repeat(3_000_000),
      mode: 'reverse',
      options: {},
      view: 'derivative',
    });
    const other = fragmentOf({ source: 1, mode: 'reverse', options: {}, view: 'derivative' });
    const page = await openPlayground('#nonsense');
    for (const fragment of ['', '#1.AAAA', '#1.%00', `#${'9'.repeat(100_000)}`, bomb, other]) {
      if (fragment !== '') await page.goto(`${home}${fragment}`);
      await page.getByText('The link is damaged').waitFor();
      await line(page, '.derivative', 'a_horner').waitFor();
    }
    await page.getByRole('radio', { name: 'tangent' }).check();
    await line(page, '.derivative', 'g_horner').waitFor();
    expect(await page.getByRole('alert').isVisible()).toBe(false);
  });

  it('is what back and forward go through', async () => {
    const page = await openPlayground();
    await settled(page);
    await page.getByLabel('Example').selectOption({ label: 'Least squares' });
    await line(page, '.derivative', 'a_fit').waitFor();
    await page.getByLabel('Example').selectOption({ label: 'Heat: elements in nested loops' });
    await line(page, '.derivative', 'a_heat').waitFor();
    await expect.poll(() => page.url()).toContain('#1.');
    await page.goBack();
    await line(page, '.derivative', 'a_fit').waitFor();
    await page.goBack();
    await line(page, '.derivative', 'a_horner').waitFor();
    await page.goForward();
    await line(page, '.derivative', 'a_fit').waitFor();
    await page.reload();
    await line(page, '.source', 'A = [ones').waitFor();
  });
});

describe('the page', () => {
  it('is light or dark as the system has it, or as it is told', async () => {
    const background = (page: Page): Promise<unknown> =>
      page.evaluate('getComputedStyle(document.body).backgroundColor');
    const [light, dark] = await Promise.all([
      openPlayground('', { colorScheme: 'light' }),
      openPlayground('', { colorScheme: 'dark' }),
    ]);
    const colours = [await background(light), await background(dark)];
    expect(colours[0]).not.toBe(colours[1]);
    await light.getByRole('button', { name: 'Colours: auto' }).click();
    expect(await background(light)).toBe(colours[0]);
    await light.getByRole('button', { name: 'Colours: light' }).click();
    expect(await background(light)).toBe(colours[1]);
    await light.reload();
    await light.getByRole('button', { name: 'Colours: dark' }).waitFor();
    expect(await background(light)).toBe(colours[1]);
  });

  it('fits on a telephone, and all its controls have names and can be reached by keys', async () => {
    const page = await openPlayground('', { viewport: { width: 420, height: 800 } });
    await settled(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(420);
    const unnamed = await page.evaluate(`[...document.querySelectorAll('button, select, input, a, summary')]
      .filter((it) => !(it.ariaLabel || it.labels?.length || it.textContent.trim())).map((it) => it.outerHTML)`);
    expect(unnamed).toEqual([]);
    const reached = new Set<unknown>();
    for (let count = 0; count < 24; count += 1) {
      await page.keyboard.press('Tab');
      const [tag, outline] = await page.evaluate<[string, string]>(`(() => {
        const it = document.activeElement;
        const seen = it.matches('.chip input, .choice input') ? it.closest('label') : it;
        return [it.id || it.ariaLabel || it.textContent || it.value || 'editor', getComputedStyle(seen).outlineStyle];
      })()`);
      if (await page.evaluate('document.activeElement === document.body')) break;
      reached.add(tag);
      // The editor shows its caret.
      if (tag !== 'editor') expect([tag, outline]).toEqual([tag, 'solid']);
      // Tab indents there, unless Escape goes before, which is told.
      const told = page.getByText('Escape and then Tab leaves');
      expect(await told.isVisible()).toBe(tag === 'editor' && !reached.has('tab-derivative'));
      if (tag === 'editor') await page.keyboard.press('Escape');
    }
    for (const it of [
      'Example',
      'Share',
      'Token',
      'x',
      'p',
      'z',
      'reverse',
      'fast',
      'Options',
      'tab-derivative',
      'Copy',
      'Download',
    ]) {
      expect([...reached]).toContain(it);
    }
  });
});
