/** Long enough to tell a slow connection from a hanging server. */
const timeoutMs = 10_000;

/** The answer of the server, or the cached one when the server is unreachable, fails or hangs. */
export async function networkOrCache(
  asked: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  const failed = () => undefined;
  const answered = asked.then((answer) => (answer.status < 500 ? answer : undefined), failed);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return (await Promise.race([answered, late])) ?? (await find().catch(failed)) ?? asked;
}
