/** The bytes that base64 text stands for; `null` when it is not base64. */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    // The right letters in a wrong number.
    return null
  }
}
