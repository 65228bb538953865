const bytesPerPixel = 3

/** A picture's bytes as they are, without what PNG does to its rows before it packs them (PNG, section 9). */
export function unfilter(filtered, rowLength, height) {
  const plain = Buffer.alloc(rowLength * height)
  for (let row = 0; row < height; row += 1) {
    const from = row * (rowLength + 1)
    const filter = filtered[from]
    const to = row * rowLength
    for (let at = 0; at < rowLength; at += 1) {
      const left = at < bytesPerPixel ? 0 : plain[to + at - bytesPerPixel]
      const above = row === 0 ? 0 : plain[to + at - rowLength]
      const corner = row === 0 || at < bytesPerPixel ? 0 : plain[to + at - rowLength - bytesPerPixel]
      plain[to + at] = filtered[from + 1 + at] + predict(filter, left, above, corner)
    }
  }
  return plain
}

function predict(filter, left, above, corner) {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value))
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
