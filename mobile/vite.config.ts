import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { publicReads } from '@rimal/contract/app/public-reads'
import storefront from '@rimal/storefront/vite.config.ts'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import type { BuildSettings } from './app/build-settings.ts'
import { settings } from './settings.ts'

const folder = join(import.meta.dirname, 'app')
const shop = new URL(settings.shopUrl).origin
const built: BuildSettings = {
  shopOrigin: shop,
  appId: settings.appId,
  appName: settings.appName,
  appNameArabic: settings.appNameArabic,
  publicReads,
}

/**
 * Adds the policy of the app's one document. Pictures may come from any address, because a merchant may keep them at
 * another host than the shop's.
 */
function documentPolicy(): Plugin {
  return {
    name: 'document-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
        )
        const policy = [
          "default-src 'none'",
          `script-src 'self' ${inline.join(' ')}`,
          "style-src 'self'",
          "style-src-attr 'unsafe-inline'",
          `img-src 'self' data: blob: https: ${shop}`,
          "font-src 'self'",
          // Pictures that were just taken are read at addresses of the app itself.
          `connect-src 'self' ${shop}`,
          "form-action 'self'",
          "base-uri 'none'",
        ].join('; ')
        return html.replace(
          '<meta charset="utf-8" />',
          (first) =>
            `${first}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}

/** The app for phones: the storefront as a bundle that needs no server for its pages. */
export default defineConfig((environment) =>
  mergeConfig(storefront(environment), {
    root: folder,
    publicDir: join(import.meta.dirname, '../storefront/public'),
    plugins: [documentPolicy()],
    define: { builtSettings: JSON.stringify(built) },
    build: {
      outDir: process.env['APP_DIST'] ?? join(import.meta.dirname, 'dist'),
      manifest: false,
      rolldownOptions: { input: join(folder, 'index.html') },
    },
  }),
)
