/** A line that is slow is no server that hangs. */
const patienceMs = 10_000;

/** What the server says; what was kept of it where there is no server, or one that fails or takes for ever. */
export async function networkOrCache(
  asked: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  const failed = () => undefined;
  const answered = asked.then((answer) => (answer.status < 500 ? answer : undefined), failed);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return (await Promise.race([answered, late])) ?? (await find().catch(failed)) ?? asked;
}
