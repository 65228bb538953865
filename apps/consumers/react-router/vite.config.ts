import { reactRouter } from '@react-router/dev/vite'

export default {
  plugins: [reactRouter()],
  // Vite then bundles the packages before the first page, and does not reload that page for each one it finds.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/home.tsx'] },
}
