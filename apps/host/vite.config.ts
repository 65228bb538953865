import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@onlend/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target: 'chrome105',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'shop.html'] },
  },
})
