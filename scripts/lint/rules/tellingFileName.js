import { basename, dirname } from 'node:path'

const vague = /^(utils?|helpers?|common|misc|shared)$/i

/** A file or folder says what is in it: `formatMoney.ts`, never `utils.ts`. */
export const tellingFileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { vague: 'Name it after what it holds: "{{name}}" fits everything.' },
  },
  create(context) {
    return {
      Program(node) {
        const parts = [basename(context.filename).split('.')[0], basename(dirname(context.filename))]
        const name = parts.find((part) => vague.test(part))
        if (name !== undefined) context.report({ node, messageId: 'vague', data: { name } })
      },
    }
  },
}
