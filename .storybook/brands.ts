import { createTheme } from '../packages/widgets/src/theme/createTheme.ts'
import broken from '../packages/widgets/stories/brands/broken.json'
import harbour from '../packages/widgets/stories/brands/harbour.json'
import lowContrast from '../packages/widgets/stories/brands/low-contrast.json'
import marketday from '../apps/host/tenants/marketday.json'
import pwani from '../apps/host/tenants/pwani.json'
import sahel from '../apps/host/tenants/sahel.json'

/** The partners that the toolbar can dress the widgets as, worked out from JSON as a host would. */
export const brands = {
  // The three of the sample host: a tenant's file holds its theme.
  marketday: createTheme(marketday.theme),
  pwani: createTheme(pwani.theme),
  sahel: createTheme(sahel.theme),
  harbour: createTheme(harbour),
  lowContrast: createTheme(lowContrast),
  broken: createTheme(broken),
}
