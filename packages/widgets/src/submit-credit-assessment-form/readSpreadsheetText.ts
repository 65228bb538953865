/** More than this is no page of figures. */
const maxBytes = 1_000_000

/** The text of a file from a spreadsheet: UTF-8, or what old Windows programs write; `null` where it is no text. */
export async function readSpreadsheetText(file: File): Promise<string | null> {
  if (file.size > maxBytes) return null
  try {
    const bytes = await file.arrayBuffer()
    const text = decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    // The file has moved, or the device no longer lets it be read.
    return null
  }
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
