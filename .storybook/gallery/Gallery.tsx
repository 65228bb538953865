import type { ReactNode } from 'react'
import journeys from 'virtual:tables/journeys'
import widgets from 'virtual:tables/widgets'
import './gallery.css'
import { Thumbnail } from './Thumbnail.tsx'
import type { Widget } from './Widget.ts'

const jobs = ['Borrow', 'Pay out', 'Customers', 'Repay', 'Get assessed', 'Bulk', 'Operate']

/** The front door of the showroom: the journeys, and every widget by its job. */
export function Gallery(): ReactNode {
  const rest = [...new Set(widgets.map(({ job }) => job))].filter((job) => !jobs.includes(job))
  return (
    <div className="gallery sb-unstyled">
      <nav className="gallery-journeys" aria-label="Journeys">
        {journeys.map(({ name, storyId }) => (
          <a key={storyId} href={`?path=/story/${storyId}`} target="_top">
            {name}
          </a>
        ))}
      </nav>
      {[...jobs, ...rest].map((job) => (
        <section key={job} aria-labelledby={toDomId(job)}>
          <h2 id={toDomId(job)}>{job}</h2>
          <ul>
            {widgets
              .filter((widget) => widget.job === job)
              .map((widget) => (
                <WidgetTile key={widget.name} widget={widget} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function WidgetTile({
  widget: { name, entry, door, sentence, endpoints, kB, docsId },
}: {
  widget: Widget
}): ReactNode {
  return (
    <li>
      <Thumbnail entry={entry} />
      <h3>
        <a href={`?path=/docs/${docsId}`} target="_top">
          {name}
        </a>
      </h3>
      <p>{sentence}</p>
      <p className="gallery-facts">
        <span>{kB.toFixed(1)} kB</span>
        {endpoints.length > 0 && (
          <span>{`Endpoint${endpoints.length > 1 ? 's' : ''} ${endpoints.join(', ')}`}</span>
        )}
      </p>
      <code>{`import { ${name} } from '${door}'`}</code>
    </li>
  )
}

const toDomId = (job: string) => `job-${job.toLowerCase().replaceAll(' ', '-')}`
