/** How long the whole answer took, which has to be a good one. */
export async function timedAnswer(url: string, headers: Record<string, string>): Promise<number> {
  const before = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return performance.now() - before;
}
