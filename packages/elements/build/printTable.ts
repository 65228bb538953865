import { readElements, type ElementDescription, type PropDescription } from './readElements.ts'

/** The text of `elementTable.ts`. */
export function printTable(): string {
  const { lending, widgets } = readElements()
  return `/* oxlint-disable max-lines -- a script writes this file from the types of the widgets */
import { importNamed } from '@onlend/core/internal'
import type { ComponentProps } from 'react'
import type { PropKinds, WidgetDefinition } from './WidgetDefinition.ts'

/** The widgets by name, each with its props. */
export type Widgets = {
${widgets.map(({ name, module, component }) => `${name}: ComponentProps<typeof import('${module}').${component}>`).join('\n')}
}

/** The elements of the kit, written by \`pnpm --filter @onlend/elements table\` from the types of the widgets. */
export const elementTable: {
  lending: PropKinds
  widgets: Readonly<Record<keyof Widgets, WidgetDefinition>>
} = {
  lending: {
${printProps(lending.props)}
  },
  widgets: {
${widgets.map(printWidget).join('\n')}
  },
}
`
}

function printWidget({ name, module, component, isForm, props }: ElementDescription): string {
  return `${name}: {
load: () => importNamed(() => import('${module}'), '${component}'),${isForm ? '\nisForm: true,' : ''}${module.startsWith('@onlend/bulk/') ? '\nisBulk: true,' : ''}
props: {
${printProps(props)}
},
},`
}

/** By name: the compiler's own order changes with code elsewhere. */
function printProps(props: readonly PropDescription[]): string {
  return props
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(printProp)
    .join('\n')
}

function printProp({ name, kind }: PropDescription): string {
  const value = typeof kind === 'string' ? `'${kind}'` : JSON.stringify(kind).replaceAll('"', '')
  return `${name}: ${value},`
}
