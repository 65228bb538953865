/** Items per piece: few enough that the page takes them in a short task. */
const pieceSize = 500

/** Takes a long list from the worker piece by piece. */
export async function takePieces<One>(
  size: number,
  take: (piece: { from: number; to: number }) => Promise<readonly One[]>,
): Promise<One[]> {
  const all: One[] = []
  for (let from = 0; from < size; from += pieceSize)
    for (const one of await take({ from, to: from + pieceSize })) all.push(one)
  return all
}
