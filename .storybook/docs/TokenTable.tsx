import tokens from '../../packages/widgets/src/styles/tokens.css?raw'

type Token = { name: string; value: string }

const everyToken = readTokens(tokens)

/** Every custom property of the kit's root with its value, read from the style sheet itself. */
export function TokenTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Custom property</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {everyToken.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {isColor(value) && <span aria-hidden="true" style={{ ...swatch, background: value }} />}
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const swatch = {
  display: 'inline-block',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineEnd: '0.5em',
  borderRadius: '0.2em',
  border: '1px solid rgb(0 0 0 / 20%)',
  verticalAlign: '-0.1em',
}

/** Only the first rule: the light scheme. A value that a theme may replace is shown as what it is without one. */
function readTokens(css: string): Token[] {
  const firstRule = css.slice(css.indexOf('.ol {'), css.indexOf('}', css.indexOf('.ol {')))
  const declarations = [...firstRule.matchAll(/(--ol-[\w-]+):\s*([^;]+);/g)]
  return declarations.map(([, name = '', value = '']) => ({ name, value: withoutTheme(value) }))
}

function withoutTheme(value: string): string {
  return /^var\(--ol-(?:light-)?[\w-]+, (.+)\)$/s.exec(value)?.[1] ?? value
}

function isColor(value: string): boolean {
  return /^(?:#|rgb)/.test(value)
}
