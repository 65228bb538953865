import { addons } from 'storybook/manager-api'
import { showroomTheme } from './showroomTheme.ts'

addons.setConfig({
  theme: showroomTheme,
  panelPosition: 'bottom',
  sidebar: { showRoots: true },
})
