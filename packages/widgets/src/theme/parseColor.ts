/** Red, green and blue, 0 to 255 each, not rounded. */
export type Rgb = readonly [number, number, number]

const numbers = String.raw`([-\d.]+)(%|deg)?[\s,]+([-\d.]+)(%)?[\s,]+([-\d.]+)(%|deg)?`
const functionCall = new RegExp(String.raw`^(rgb|hsl|oklch)\(\s*${numbers}\s*\)$`, 'i')

/** Reads an opaque CSS colour (hex, rgb, hsl, oklch) into whole numbers of sRGB, or `null` when it is none. */
export function parseColor(text: string): Rgb | null {
  const color = readColor(text)
  return color && [Math.round(color[0]), Math.round(color[1]), Math.round(color[2])]
}

function readColor(text: string): Rgb | null {
  const trimmed = text.trim()
  const hex = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(trimmed)
  if (hex) {
    const [, r, g, b, rr = `${r}${r}`, gg = `${g}${g}`, bb = `${b}${b}`] = hex
    return [Number.parseInt(rr, 16), Number.parseInt(gg, 16), Number.parseInt(bb, 16)]
  }
  const call = functionCall.exec(trimmed)
  if (!call) return null
  const [, name = '', first, unit1, second, unit2, third, unit3] = call
  const values = [Number(first), Number(second), Number(third)] as const
  if (values.some(Number.isNaN)) return null
  switch (name.toLowerCase()) {
    case 'rgb': {
      const scale = (value: number, unit: string | undefined) => inByte(unit === '%' ? value * 2.55 : value)
      return [scale(values[0], unit1), scale(values[1], unit2), scale(values[2], unit3)]
    }
    case 'hsl':
      return unit2 === '%' && unit3 === '%' ? fromHsl(values[0], values[1] / 100, values[2] / 100) : null
    default:
      return fromOklch(
        unit1 === '%' ? values[0] / 100 : values[0],
        unit2 === '%' ? values[1] * 0.004 : values[1],
        values[2],
      )
  }
}

function inByte(value: number): number {
  return Math.min(255, Math.max(0, value))
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return inByte(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The published OKLab matrices; out-of-gamut channels are clipped. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const encode = (linear: number) =>
    inByte(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
