/** Posts JSON; text is sent as it is. Throws when the receiver does not take it within ten seconds. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  stop?: AbortSignal,
): Promise<void> {
  const timeout = AbortSignal.timeout(10_000);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: stop ? AbortSignal.any([stop, timeout]) : timeout,
    redirect: 'manual',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
}
