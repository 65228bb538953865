/** Takes the rows to send from the worker piece by piece; `next` is the place of the next piece, `null` after the last. */
export async function collectRows<Row>(
  take: (from: number) => Promise<{ rows: readonly Row[]; next: number | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from: number | null = 0; from !== null; ) {
    const piece: Awaited<ReturnType<typeof take>> = await take(from)
    rows.push(...piece.rows)
    from = piece.next
  }
  return rows
}
