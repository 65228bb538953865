import { sep } from 'node:path'

/**
 * Where a file stands in the house: the root, its package (`packages/core`, `apps/host`, `.storybook`), its path below `src`,
 * and whether it is a test or a story. Files of `stories` and `test`, which stand beside `src`, keep that folder in their path and count as tests.
 * Undefined for every other file.
 */
export function whereIs(filename) {
  const path = filename.split(sep).join('/')
  const match =
    /(?:^|\/)(?:((?:packages|apps)\/[^/]+)\/(?:src\/|(?=(?:stories|test)\/))|(\.storybook)\/)(.+)$/.exec(path)
  if (match === null) return undefined
  const [, inPackage, storybook, inside] = match
  const name = inside.split('/').at(-1)
  return {
    root: path.slice(0, match.index),
    house: inPackage ?? storybook,
    inside,
    name,
    isTest:
      /\.(test|stories)\.[cm]?[jt]sx?$/.test(name) ||
      (inPackage !== undefined && /(?:^|\/)(?:stories|test)\//.test(inside)),
  }
}
