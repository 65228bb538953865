import type { FieldPaths } from '@onlend/core/internal'

type Branch = { [key: string]: true | Branch }

/** The envelope with those fields of its `data` that the paths name; a path to an object passes all of it. */
export function createProjection(paths: FieldPaths): Projection {
  // Without a prototype, so that a key of a body finds only listed fields.
  const data: Branch = Object.create(null)
  for (const path of paths) add(data, path.split('.'))
  return Object.assign(Object.create(null), { status: true, message: true, data })
}

function add(branch: Branch, [key = '', ...rest]: readonly string[]): void {
  const existing = branch[key]
  if (rest.length === 0 || existing === true) {
    branch[key] = true
    return
  }
  const inner: Branch = existing ?? Object.create(null)
  branch[key] = inner
  add(inner, rest)
}

/** The parts of a JSON value that may pass: all of it, or these keys of an object and of every object in an array. */
export type Projection = true | { readonly [key: string]: Projection }
