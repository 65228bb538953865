import axe from 'axe-core'
import type { AccessCondition } from './AccessCondition.ts'
import { axeOptions } from '../axeOptions.ts'
import type { Finding } from './Finding.ts'

const context = {
  include: [['body']],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
}

const only = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
}

/** Asks axe, with the options of the showroom, but for rules that a story leaves out. */
export async function runAxe(
  rules: Exclude<AccessCondition['rules'], 'none'>,
  leftOut: readonly string[] = [],
): Promise<Finding[]> {
  // A story is a part of a page: it has no landmarks of its own.
  const rest = Object.fromEntries(['region', ...leftOut].map((id) => [id, { enabled: false }]))
  const { violations } = await axe.run(context, {
    ...(rules === 'all'
      ? { ...axeOptions, rules: rest }
      : { runOnly: { type: 'rule', values: only[rules] } }),
    resultTypes: ['violations'],
    elementRef: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      where: target.join(' '),
      what: (failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  )
}
