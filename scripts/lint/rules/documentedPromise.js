import { join } from 'node:path'
import { houses } from '../doors/describeDoors.js'
import { listDoors } from '../doors/listDoors.js'
import { readDoor } from '../doors/readDoor.js'
import { whereIs } from '../whereIs.js'

const promised = new Map()

/**
 * What a host calls, mounts or catches (an exported function, component or error of a file that a package promises, and not a model or another
 * constant) has an `@example`, and a function that throws an `@throws`.
 */
export const documentedPromise = {
  createOnce(context) {
    return {
      before() {
        const where = whereIs(context.filename)
        return where !== undefined && isPromised(context.filename, where)
      },
      ExportNamedDeclaration(node) {
        if (!isCallable(node.declaration)) return
        const comment = context.sourceCode.getCommentsBefore(node).at(-1)?.value ?? ''
        if (!/^\*[\s\S]*@example\b/.test(comment))
          context.report({ node, message: 'Hosts call this: give it a comment with an @example.' })
        const isThrowing = node.declaration.type === 'FunctionDeclaration' && throws(node.declaration.body)
        if (isThrowing && !comment.includes('@throws'))
          context.report({ node, message: 'This throws: say in an @throws which error, and when.' })
      },
    }
  },
}

/** Whether a file declares a value that a package promises to hosts, by a door that is not internal. */
function isPromised(filename, { root }) {
  const packages = join(root, 'packages')
  if (!promised.has(root)) {
    const files = houses
      .flatMap((house) => listDoors(join(packages, house)))
      .filter(({ door }) => !door.includes('/internal'))
      .flatMap(({ file }) => readDoor(file, packages))
      .filter(({ kinds }) => kinds.some((kind) => kind !== 'type'))
    promised.set(root, new Set(files.map(({ file }) => file)))
  }
  return promised.get(root).has(filename)
}

function isCallable(declaration) {
  if (/^(?:Function|Class)Declaration$/.test(declaration?.type)) return true
  const init = declaration?.declarations?.[0]?.init
  return (
    init?.type === 'ArrowFunctionExpression' ||
    /^(?:forwardRef|memo|lazy|formWidget)$/.test(init?.callee?.name)
  )
}

/** Whether a function's own statements throw: those of a function in it and those that it catches do not count. */
function throws(node) {
  if (Array.isArray(node)) return node.some(throws)
  if (node === null || typeof node !== 'object' || /Function/.test(node.type ?? '')) return false
  if (node.type === 'ThrowStatement') return true
  if (node.type === 'TryStatement' && node.handler) return throws(node.handler.body) || throws(node.finalizer)
  return Object.entries(node).some(([key, child]) => key !== 'parent' && throws(child))
}
