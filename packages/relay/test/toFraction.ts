/** A number from 0 to 1 that follows from a seed. */
export function toFraction(seed: number): number {
  const turned = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ 0x9e3779b9
  return (Math.imul(turned, 0x297a2d39) >>> 0) / 2 ** 32
}
