/** A table of exactly so many bytes. */
export function makeCsv(size: number, seed: number): Buffer {
  const lines = ['reference,amount\n']
  for (let row = 0; row * 8 < size; row += 1) lines.push(`T-${seed}-${row},${row * 100}.50\n`)
  return Buffer.from(lines.join('').slice(0, size))
}
