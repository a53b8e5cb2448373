/** Finds the value that `X-XSRF-TOKEN` repeats, in a cookie string such as `document.cookie`; empty when there is none. */
export function xsrfTokenFrom(cookies: string): string {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
