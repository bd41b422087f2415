/** Posts JSON or a form. `readReason` reads the reason from a response that tells of an error. */
export async function post(
  url: string,
  body: string | URLSearchParams,
  headers = {},
  stop?: AbortSignal,
  readReason = async (refusal: Response) => refusal.body?.cancel().then(() => ''),
): Promise<void> {
  const contentType = typeof body === 'string' && { 'Content-Type': 'application/json' };
  const timeout = AbortSignal.timeout(10_000);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...contentType, ...headers },
    body,
    signal,
    redirect: 'manual',
  });
  if (!response.ok) throw new Error(`the receiver answered ${response.status} ${await readReason(response)}`.trim());
  await response.body?.cancel();
}
