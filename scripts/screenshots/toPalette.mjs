const most = 256

/** The colours of a picture, the most frequent as they are and the rest by the nearest of those, and each pixel's place among them. */
export function toPalette(pixels) {
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const colours = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || a - b)
  const kept = colours.slice(0, most)
  const places = new Map(kept.map((colour, place) => [colour, place]))
  for (const colour of colours.slice(most)) places.set(colour, nearest(colour, kept))
  const indexes = Buffer.alloc(pixels.length / 3)
  for (let at = 0; at < indexes.length; at += 1) indexes[at] = places.get(pixels.readUIntBE(at * 3, 3))
  const palette = Buffer.alloc(kept.length * 3)
  for (const [place, colour] of kept.entries()) palette.writeUIntBE(colour, place * 3, 3)
  return { palette, indexes }
}

function nearest(colour, kept) {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, candidate] of kept.entries()) {
    const distance = [16, 8, 0].reduce(
      (sum, shift) => sum + (((colour >> shift) & 255) - ((candidate >> shift) & 255)) ** 2,
      0,
    )
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}
