import { createTheme } from '../packages/widgets/src/theme/createTheme.ts'
import broken from '../packages/widgets/stories/brands/broken.json'
import harbour from '../packages/widgets/stories/brands/harbour.json'
import lowContrast from '../packages/widgets/stories/brands/low-contrast.json'
import sahel from '../packages/widgets/stories/brands/sahel.json'

/** The partners that the toolbar can dress the widgets as, worked out from JSON as a host would. */
export const brands = {
  harbour: createTheme(harbour),
  sahel: createTheme(sahel),
  lowContrast: createTheme(lowContrast),
  broken: createTheme(broken),
}
