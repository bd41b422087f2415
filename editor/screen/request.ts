export function request(method: 'POST' | 'PUT' | 'DELETE', address: string, body?: unknown): Promise<Response> {
  return fetch(address, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
}
