/** Red, green and blue, 0 to 255 each, not rounded. */
export type Rgb = readonly [number, number, number]
