/** What a signed-in browser sends with a read, the same to every contestant. */
export const readHeaders = {
  Accept: 'application/json',
  Cookie: 's=u1',
  'X-Relay': '1',
  'Sec-Fetch-Site': 'same-origin',
}
