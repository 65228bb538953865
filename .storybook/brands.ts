import { createTheme } from '../packages/widgets/src/theme/createTheme.ts'
import broken from './brands/broken.json'
import harbour from './brands/harbour.json'
import lowContrast from './brands/low-contrast.json'
import sahel from './brands/sahel.json'

/** The partners that the toolbar can dress the widgets as, worked out from JSON as a host would. */
export const brands = {
  harbour: createTheme(harbour),
  sahel: createTheme(sahel),
  lowContrast: createTheme(lowContrast),
  broken: createTheme(broken),
}
