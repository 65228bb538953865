import { type ReactNode, useState } from 'react'
import { LendingRoot } from '../../root/LendingRoot.tsx'
import { createTheme } from '../../theme/createTheme.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ThemeFindings } from './ThemeFindings.tsx'
import { ThemeSpecimen } from './ThemeSpecimen.tsx'
import { ThemeSwatches } from './ThemeSwatches.tsx'

export type ThemePlaygroundProps = {
  /** What stands in the editor at first. */
  json: string
  /** Themes to begin from, as JSON by name. */
  presets: Readonly<Record<string, string>>
  /** Lets every story of the showroom wear what the editor holds. */
  onWear: (json: string) => void
  /** Gives every story its own look back. */
  onTakeOff: () => void
}

const schemes = ['light', 'dark'] as const

// Two of one widget on a page need names of their own.
const messages = { en: { 'creditLimit.title': 'Credit limit, in the dark' } } as const

/** A partner's JSON on one side, what becomes of it on the other, with everything that was left out or repaired. */
export function ThemePlayground({ json, presets, onWear, onTakeOff }: ThemePlaygroundProps): ReactNode {
  const [text, setText] = useState(json)
  const [theme, setTheme] = useState(() => createTheme(readJson(json)))
  const parsed = readJson(text)
  const edit = (next: string) => {
    setText(next)
    const read = readJson(next)
    // Half-typed JSON is what typing looks like: the widgets keep their last look.
    if (read !== undefined) setTheme(createTheme(read))
  }

  return (
    <div className="theme-playground">
      <section className="theme-playground-editor" aria-label="Editor">
        <div className="theme-playground-tools">
          {Object.entries(presets).map(([name, preset]) => (
            <Button key={name} variant="quiet" onClick={() => edit(preset)}>
              {name}
            </Button>
          ))}
        </div>
        <label className="theme-playground-input">
          Theme as JSON
          <textarea
            value={text}
            onChange={(event) => edit(event.target.value)}
            rows={18}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
          />
        </label>
        <div className="theme-playground-tools">
          <Button variant="primary" onClick={() => parsed !== undefined && onWear(text)}>
            Wear it in every story
          </Button>
          <Button onClick={onTakeOff}>Take it off</Button>
          <Button
            variant="quiet"
            onClick={() => parsed !== undefined && edit(JSON.stringify(parsed, null, 2))}
          >
            Tidy up
          </Button>
          <CopyButton text={text} label="Copy JSON" />
        </div>
      </section>
      <section className="theme-playground-report" aria-label="What became of it">
        <ThemeFindings theme={theme} isJson={parsed !== undefined} />
        <ThemeSwatches theme={theme} />
      </section>
      <div className="theme-playground-looks">
        {schemes.map((scheme) => (
          <LendingRoot key={scheme} scheme={scheme} theme={theme} {...(scheme === 'dark' && { messages })}>
            <div className="theme-playground-look">
              <ThemeSpecimen scheme={scheme} />
            </div>
          </LendingRoot>
        ))}
      </div>
    </div>
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
