/** A program whose gradient is timed, with arguments of several sizes. */
export interface GradientProgram {
  readonly name: string;
  /** The parameters that the derivative is taken by. */
  readonly independents: readonly string[];
  /** The shapes of the parameters, as a request tells them. */
  readonly shapes: string;
  /** Statements in Octave that make what the arguments are made of. */
  readonly setup?: string;
  /** The arguments in Octave, made of sizes. */
  readonly arguments: string;
  /** Assignments of sizes, with commas between them. */
  readonly sizes: readonly [small: string, large: string];
}

/** In `src/bench/octave/programs` or `test/programs`; `src/bench/octave/by-hand` holds the best adjoints by hand. */
export const gradientPrograms: readonly GradientProgram[] = [
  {
    name: 'polynom',
    independents: ['p'],
    shapes: 'x=scalar p=1,k',
    arguments: '0.99, cos(1:k)',
    sizes: ['k = 100', 'k = 1000'],
  },
  {
    name: 'rosenbrock_vectorised',
    independents: ['x'],
    shapes: 'x=n,1',
    arguments: "sin(1:n)'",
    sizes: ['n = 1000', 'n = 10000'],
  },
  {
    name: 'rosenbrock_loop',
    independents: ['x'],
    shapes: 'x=n,1',
    arguments: "sin(1:n)'",
    sizes: ['n = 100', 'n = 1000'],
  },
  {
    name: 'burgers',
    independents: ['u'],
    shapes: 'u=n,1 nu=scalar dt=scalar steps=scalar',
    arguments: "sin(2 * pi * (0:n - 1)' / n) + 0.3, 1e-4, 0.1 / n, steps",
    sizes: ['n = 100, steps = 50', 'n = 1000, steps = 50'],
  },
  {
    name: 'mixture',
    independents: ['alphas', 'means', 'icf'],
    shapes: 'alphas=k,1 means=d,k icf=e,k x=d,n',
    setup: 'e = d * (d + 1) / 2;',
    arguments:
      "cos(1:k)', cos(reshape(1:d * k, d, k)), sin(reshape(1:e * k, e, k)) / 4, sin(reshape(1:d * n, d, n))",
    sizes: ['d = 3, k = 3, n = 20', 'd = 10, k = 5, n = 10'],
  },
  {
    name: 'lstm',
    independents: ['W', 'b'],
    shapes: 'Y=n,T X=k,T b=4*n,1 W=4*n,k+n',
    arguments:
      'cos(reshape(1:4 * n * (k + n), 4 * n, k + n)) / sqrt(n), ' +
      "sin(1:4 * n)', sin(reshape(1:k * T, k, T)), 0.3 * cos(reshape(1:n * T, n, T))",
    sizes: ['k = 4, n = 8, T = 30', 'k = 32, n = 64, T = 30'],
  },
  {
    name: 'rk4',
    independents: ['p', 'y0'],
    shapes: 'p=4,1 y0=2,1 T=scalar n=scalar data=2,s',
    arguments: '[1.1; 0.4; 0.4; 0.1], [3; 2], n / 20, n, 3 + sin(reshape(1:2 * n, 2, n))',
    sizes: ['n = 20', 'n = 200'],
  },
  {
    name: 'nnet',
    independents: ['W1', 'b1', 'W2', 'b2', 'W3', 'b3'],
    shapes: 'W1=b,a b1=b,1 W2=c,b b2=c,1 W3=o,c b3=o,1 X=a,N Y=o,N',
    setup: 'Y = zeros(o, N); Y(mod(0:N - 1, o) + 1 + (0:N - 1) * o) = 1;',
    arguments:
      "sin(reshape(1:b * a, b, a)) / sqrt(a), cos(1:b)', cos(reshape(1:b * b, b, b)) / sqrt(b), sin(1:b)' / 2, " +
      "sin(reshape(1:o * b, o, b)) / sqrt(b), cos(1:o)', sin(reshape(1:a * N, a, N)), Y",
    sizes: ['a = 5, b = 8, o = 3, N = 10', 'a = 50, b = 64, o = 10, N = 200'],
  },
  {
    name: 'kalman',
    independents: ['F', 'H', 'q', 'r'],
    shapes: 'x=n,1 F=n,n H=m,n q=scalar r=scalar P=n,n Z=m,T',
    arguments:
      '0.9 * eye(n) + 0.1 * diag(ones(n - 1, 1), 1), cos(reshape(1:m * n, m, n)), ' +
      "-2, -1, sin(1:n)', eye(n), sin(reshape(1:m * T, m, T))",
    sizes: ['n = 2, m = 1, T = 40', 'n = 12, m = 4, T = 40'],
  },
  {
    name: 'fem',
    independents: ['rho'],
    shapes: 'rho=t,1 nodes=p,2 tri=t,3 f=p,1 free=q,1 target=p,1',
    // A square of n by n cells, each of two triangles; nodes on its border are fixed.
    setup: [
      'p = (n + 1)^2; [gx, gy] = meshgrid(linspace(0, 1, n + 1));',
      "nodes = [gx(:), gy(:)] + 0.1 / n * sin((1:p)' * [1 2]); id = reshape(1:p, n + 1, n + 1);",
      'corner = @(i, j) reshape(id(i + (1:n), j + (1:n)), [], 1);',
      'q = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)]; tri = [q(:, [1 2 3]); q(:, [1 3 4])];',
    ].join('\n'),
    arguments:
      "1 + 0.2 * sin(1:2 * n^2)', nodes, tri, ones(p, 1) / n^2, reshape(id(2:n, 2:n), [], 1), 0.05 * ones(p, 1)",
    sizes: ['n = 8', 'n = 40'],
  },
  {
    name: 'bsmc',
    independents: ['S0', 'r', 'sigma'],
    shapes: 'S0=scalar K=scalar r=scalar sigma=scalar T=scalar Z=n,m',
    arguments: '100, 100, 0.03, 0.2, 1, sin(reshape(1:n * m, n, m) * 12.9898) * 1.4',
    sizes: ['n = 100, m = 20', 'n = 10000, m = 20'],
  },
];
