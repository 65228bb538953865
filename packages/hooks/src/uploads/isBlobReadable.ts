/** Whether the device can still read a file's bytes: storage can be taken away from under a page. */
export async function isBlobReadable(blob: Blob): Promise<boolean> {
  try {
    await blob.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
