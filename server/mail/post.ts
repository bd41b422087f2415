/** Posts JSON or a form. `why` reads the reason from a response that tells of an error. */
export async function post(
  url: string,
  body: string | URLSearchParams,
  headers = {},
  stop?: AbortSignal,
  why = async (refusal: Response) => refusal.body?.cancel().then(() => ''),
): Promise<void> {
  const type = typeof body === 'string' && { 'Content-Type': 'application/json' };
  const timeout = AbortSignal.timeout(10_000);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...type, ...headers },
    body,
    signal,
    redirect: 'manual',
  });
  if (!response.ok) throw new Error(`the receiver answered ${response.status} ${await why(response)}`.trim());
  await response.body?.cancel();
}
