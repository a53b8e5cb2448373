/** Finds the value for `X-XSRF-TOKEN` in a cookie string such as `document.cookie`; empty if there is none. */
export function xsrfTokenFrom(cookies: string): string {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
