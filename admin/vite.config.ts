import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { wordsByLanguage } from './words-by-language.ts'

/** The admin: one page below /admin, whose nonce the server sets with every answer. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), wordsByLanguage()],
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
