import {
  ArgTypes,
  Description,
  DocsContext,
  Primary,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { endpoints } from '../../packages/core/src/endpoints/endpoints.ts'
import { type ReactNode, useContext } from 'react'
import widgets from 'virtual:tables/widgets'
import './gallery.css'
import type { Advice } from './Advice.ts'
import type { Widget } from './Widget.ts'
import { WidgetProps } from './WidgetProps.tsx'

/** The page of a component: one sentence, one live canvas, how to import and set it, and its states as links. */
export function WidgetPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const widget = widgets.find((one) => one.name === name)
  // The cast follows from the stories, which write this parameter with `satisfies Advice`.
  const advice = preparedMeta.parameters.advice as Advice | undefined
  return (
    <>
      <Title />
      {widget ? <Subtitle>{widget.sentence}</Subtitle> : <Description of="meta" />}
      <Primary />
      {widget && <Facts widget={widget} />}
      {advice && <AdviceList advice={advice} />}
      {widget ? <WidgetProps name={name} /> : <ArgTypes of="meta" />}
      {stories.length > 1 && (
        <>
          <h2 id="states">States</h2>
          <ul className="gallery-states sb-unstyled">
            {stories.map(({ id, name: state }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {state}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Facts({ widget: { name, door, kB, endpoints: numbers } }: { widget: Widget }): ReactNode {
  const called = Object.values(endpoints).filter(
    ({ section }) => section !== null && numbers.includes(section),
  )
  return (
    <>
      <Source language="tsx" code={`import { ${name} } from '${door}'`} />
      <dl className="gallery-page-facts sb-unstyled">
        <dt>First load</dt>
        <dd>{kB.toFixed(1)} kB gzip, with the provider and the root, without React</dd>
        <dt>Partner API</dt>
        <dd>
          {called.length === 0
            ? 'None: the relay alone answers it'
            : called
                .map(({ name: call, section, method }) => `${method} ${call} (Endpoint ${section})`)
                .join(', ')}
        </dd>
        <dt>Permissions</dt>
        <dd>{toPermission(called)}</dd>
      </dl>
    </>
  )
}

type Called = (typeof endpoints)[keyof typeof endpoints]

/** The rule of the relay: `Principal.endpoints` narrows what a person may call, and a channel partner's endpoints are for its own people. */
function toPermission(called: readonly Called[]): string {
  if (called.length === 0)
    return 'A session of the partner’s backend; operators’ widgets ask for `operator` of the principal'
  const names = [...new Set(called.map(({ name }) => name))].join(', ')
  const isChannel = called.some(({ owner }) => owner === 'channelPartnerId')
  return `The principal may act for the customer partner, and its endpoints, where the host narrows them, name ${names}${isChannel ? '; the role is channel-partner' : ''}`
}

function AdviceList({ advice }: { advice: Advice }): ReactNode {
  return (
    <dl className="gallery-page-facts sb-unstyled">
      <dt>Do</dt>
      <dd>{advice.do}</dd>
      <dt>Do not</dt>
      <dd>{advice.doNot}</dd>
    </dl>
  )
}
