const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Writes a size as a person reads it on a device, such as `2.4 MB`: steps of 1024, one decimal below ten. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const figure = bytes / 1024 ** step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: figure < 10 && step > 1 ? 1 : 0,
  }).format(figure)
}
