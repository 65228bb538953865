/** Reads an answer as text, giving up once it passes the limit; `null` means it was too long. */
export async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  // No stream means no body or, in a few old web views, one that can only be read whole.
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      // Not waited for: a body that was cloned is cancelled only with its twin.
      reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
