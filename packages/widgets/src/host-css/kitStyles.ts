import { type CompiledStyles, compileStyles } from '../../build/compileStyles.ts'

const sheets = import.meta.glob<string>('../styles/*.css', { query: '?raw', import: 'default', eager: true })

/** Both builds of the kit's style sheet, made in the browser from its sources. */
export function kitStyles(): CompiledStyles {
  return compileStyles({
    read: (name) => {
      const css = sheets[`../styles/${name}`]
      if (css === undefined) throw new Error(`styles.css imports ${name}, which does not exist.`)
      return css
    },
  })
}
