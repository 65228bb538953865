import { type ReactNode, useEffect, useState } from 'react'
import type { PropDescription } from '../../packages/elements/build/readElements.ts'

/** The props and the events of a widget, as its types and their comments say; fetched after the canvas. */
export function WidgetProps({ name }: { name: string }): ReactNode {
  const [props, setProps] = useState<readonly PropDescription[]>([])
  useEffect(() => {
    let isGone = false
    void import('virtual:tables/props').then(({ default: all }) => {
      if (!isGone) setProps(all[name] ?? [])
    })
    return () => {
      isGone = true
    }
  }, [name])
  const isEvent = ({ kind }: PropDescription) => typeof kind === 'object'
  return (
    <>
      <PropTable heading="Props" props={props.filter((prop) => !isEvent(prop))} />
      <PropTable heading="Events" props={props.filter(isEvent)} />
    </>
  )
}

function PropTable({ heading, props }: { heading: string; props: readonly PropDescription[] }): ReactNode {
  if (props.length === 0) return null
  return (
    <>
      <h2 id={heading.toLowerCase()}>{heading}</h2>
      <div className="gallery-props sb-unstyled">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Type</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {props.map(({ name, type, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <code>{type}</code>
                </td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
