# Built with the settings that the pages tell of; the server refuses to start with others (docs/operations.md).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL RETENTION_DAYS VISITS SOURCES VITE_CONTACT_ENDPOINT AI_CRAWLERS
RUN npm run build \
  && npm prune --omit=dev --omit=optional \
  && rm -rf build/hosts

FROM node:24.21.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NOTICE_FILE=/data/notice.yaml
RUN mkdir -m 700 /data && chown node:node /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/shared shared
COPY --from=build /site/content content
COPY --from=build /site/site site
COPY --from=build /site/app/sections app/sections
COPY --from=build /site/server server
COPY --from=build /site/build build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=384", "server/main.ts"]
