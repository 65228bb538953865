import { sep } from 'node:path'

/**
 * Where a file stands in the house: its package (`packages/core`, `apps/host`, `.storybook`), its path below `src`,
 * and whether it is a test or a story. Undefined for files outside every package's `src`.
 */
export function whereIs(filename) {
  const path = filename.split(sep).join('/')
  const match = /(?:^|\/)(?:((?:packages|apps)\/[^/]+)\/src|(\.storybook))\/(.+)$/.exec(path)
  if (match === null) return undefined
  const [, inPackage, storybook, inside] = match
  const name = inside.split('/').at(-1)
  return {
    house: inPackage ?? storybook,
    inside,
    name,
    isTest:
      /\.(test|stories)\.[cm]?[jt]sx?$/.test(name) ||
      /(^|\/)(testing|stories|test|fixtures|test-support)\//.test(inside),
  }
}
