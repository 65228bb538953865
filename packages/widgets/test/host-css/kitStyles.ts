import { type CompiledStyles, compileStyles } from '../../build/compileStyles.ts'

const sheets = import.meta.glob<string>(['../../src/**/*.css', '../../../bulk/src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Both builds of the kit's style sheet and of what the widgets for bulk work add, made in the browser from their sources. */
export function kitStyles(): CompiledStyles {
  const [kit, bulk] = ['../../src/', '../../../bulk/src/'].map((folder) =>
    compileStyles({
      read: (name) => {
        const css = sheets[folder + name]
        if (css === undefined) throw new Error(`styles.css imports ${name}, which does not exist.`)
        return css
      },
    }),
  )
  return {
    layered: `${kit?.layered}${bulk?.layered}`,
    plain: `${kit?.plain}${bulk?.plain}`,
  }
}
