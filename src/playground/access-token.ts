const place = 'adjoinery-token';

/** The token that the server was given last in this tab; empty where there is none. It ends with the tab. */
export function accessToken(): string {
  return sessionStorage.getItem(place) ?? '';
}

/** Keeps a token, or none, until the tab is closed. */
export function keepAccessToken(token: string): void {
  if (token === '') sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, token);
}
