import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { prometheusMetrics } from './prometheusMetrics.ts'

type Rule = {
  record?: string
  alert?: string
  expr: string
  labels?: { severity?: string }
  annotations?: { summary?: string; action?: string }
}
type Panel = {
  id: number
  type: string
  datasource?: { uid: string }
  targets?: { expr: string; legendFormat: string; datasource: { uid: string } }[]
}
type Dashboard = { __inputs: { name: string; type: string }[]; schemaVersion: number; panels: Panel[] }

const documents = join(import.meta.dirname, '../../docs')

async function readRules(): Promise<Rule[]> {
  // The cast says what the test below goes on to check.
  const { groups } = parse(await readFile(join(documents, 'alerts.yml'), 'utf8')) as {
    groups: { rules: Rule[] }[]
  }
  return groups.flatMap(({ rules }) => rules)
}

async function readDashboard(): Promise<Dashboard> {
  // The cast says what the test below goes on to check.
  return JSON.parse(await readFile(join(documents, 'grafana-dashboard.json'), 'utf8')) as Dashboard
}

/** The labels that each series of the relay has, by its name: a histogram has three. */
function readSeries(): Map<string, Set<string>> {
  const register = new Registry()
  prometheusMetrics({ register })
  // The cast opens what prom-client keeps of an instrument besides its public description.
  const metrics = register.getMetricsAsArray() as unknown as {
    name: string
    constructor: { name: string }
    labelNames: string[]
  }[]
  const series = new Map<string, Set<string>>()
  for (const metric of metrics) {
    const { name, labelNames } = metric
    const isHistogram = metric.constructor.name === 'Histogram'
    // Prometheus adds the instance that it asked.
    for (const end of isHistogram ? ['_bucket', '_count', '_sum'] : [''])
      series.set(`${name}${end}`, new Set([...labelNames, 'instance', ...(end === '_bucket' ? ['le'] : [])]))
  }
  return series
}

type Query = { faults: string[]; selectors: { name: string; labels: string[] }[]; grouping: string[] }

/** Reads a query as Prometheus would: what is no PromQL, which series are asked for by which labels, and by which they are joined. */
function readQuery(text: string): Query {
  const query = text.replaceAll(/\$__(?:rate_interval|range|interval)/g, '5m')
  const found: Query = { faults: [], selectors: [], grouping: [] }
  let selector: { name: string; labels: string[] } | null = null
  let isGrouping = false
  parser.parse(query).iterate({
    enter({ name, type, from, to }) {
      const part = query.slice(from, to)
      if (type.isError) found.faults.push(`${query} at ${from}`)
      if (name === 'VectorSelector') {
        selector = { name: '', labels: [] }
        found.selectors.push(selector)
      }
      if (name === 'GroupingLabels') isGrouping = true
      if (name === 'Identifier' && selector && selector.name === '') selector.name = part
      if (name === 'LabelName') {
        if (isGrouping) found.grouping.push(part)
        else selector?.labels.push(part)
      }
    },
    leave({ name }) {
      if (name === 'VectorSelector') selector = null
      if (name === 'GroupingLabels') isGrouping = false
    },
  })
  return found
}

/** What is wrong with a query, in the terms of who wrote it. */
function findFaults(text: string, series: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const { faults, selectors, grouping } = readQuery(text)
  if (selectors.length === 0) faults.push(`${text} asks for nothing`)
  for (const { name, labels } of selectors) {
    const known = series.get(name)
    if (!known) faults.push(`${text} asks for ${name}`)
    else
      for (const label of [...labels, ...grouping])
        if (!known.has(label)) faults.push(`${text} asks ${name} for ${label}`)
  }
  return faults
}

test('every rule of alerts.yml asks for metrics and labels that there are, and says what to do', async () => {
  const rules = await readRules()
  const series = readSeries()
  for (const { record } of rules) if (record) series.set(record, new Set())
  expect(rules.flatMap(({ expr }) => findFaults(expr, series))).toEqual([])
  const alerts = rules.filter(({ alert }) => alert !== undefined)
  expect(alerts.length).toBeGreaterThan(20)
  for (const { alert, labels, annotations } of alerts) {
    expect(labels?.severity, alert).toMatch(/^(?:page|ticket)$/)
    expect(annotations?.summary, alert).toMatch(/\.$/)
    expect(annotations?.action, alert).toMatch(/\.$/)
  }
  // An objective that no alert asks for would burn unseen.
  const asked = alerts.flatMap(({ expr }) => readQuery(expr).selectors.map(({ name }) => name))
  for (const { record } of rules) if (record) expect(asked, record).toContain(record)
})

test('every alert is in the document, in the same order', async () => {
  const written = await readFile(join(documents, 'operating.md'), 'utf8')
  const described = [...written.matchAll(/^\| `(Onlend\w+)` \|/gm)].map(([, name]) => name)
  expect(described).toEqual((await readRules()).flatMap(({ alert }) => alert ?? []))
})

test('the dashboard can be imported: its data source is asked for, and every panel has a place of its own', async () => {
  const dashboard = await readDashboard()
  expect(dashboard.__inputs.map(({ name, type }) => [name, type])).toEqual([['DS_PROMETHEUS', 'datasource']])
  expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36)
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const sources = dashboard.panels.flatMap(({ datasource, targets = [] }) => [
    datasource?.uid,
    ...targets.map((target) => target.datasource.uid),
  ])
  const input = `\${${dashboard.__inputs[0]?.name}}`
  expect(new Set(sources.filter((uid) => uid !== undefined))).toEqual(new Set([input]))
})

test('every query of the dashboard asks for metrics and labels that there are, and every metric is on it', async () => {
  const targets = (await readDashboard()).panels.flatMap(({ targets = [] }) => targets)
  const series = readSeries()
  expect(targets.flatMap(({ expr }) => findFaults(expr, series))).toEqual([])
  for (const { expr, legendFormat } of targets) {
    const { grouping } = readQuery(expr)
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
      expect(grouping, expr).toContain(label)
  }
  const shown = new Set(targets.flatMap(({ expr }) => readQuery(expr).selectors.map(({ name }) => name)))
  const register = new Registry()
  prometheusMetrics({ register })
  const missing = register
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => !['', '_bucket', '_count'].some((end) => shown.has(`${name}${end}`)))
  expect(missing).toEqual([])
})
