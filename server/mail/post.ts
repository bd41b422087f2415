export async function postJson(url: string, json: string, headers = {}, stop?: AbortSignal): Promise<void> {
  await post(url, json, { 'Content-Type': 'application/json', ...headers }, stop);
}

/** The same of any body, whose type the headers name unless it is a form. `why` reads the reason from an answer that is an error. */
export async function post(
  url: string,
  body: string | URLSearchParams,
  headers = {},
  stop?: AbortSignal,
  why = async (answer: Response) => answer.body?.cancel().then(() => ''),
): Promise<void> {
  const timeout = AbortSignal.timeout(10_000);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  if (!response.ok) throw new Error(`the receiver answered ${response.status} ${await why(response)}`.trim());
  await response.body?.cancel();
}
