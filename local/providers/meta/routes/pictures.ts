import { Hono } from 'hono';

/** Profile pictures, which Meta serves from hosts of their own and without a token. */
export function pictureRoutes(): Hono {
  const app = new Hono();

  app.get('/pictures/:file{\\d+\\.svg}', (c) => {
    const hue = Number(c.req.param('file').slice(0, -4).slice(-3)) % 360;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="hsl(${hue} 45% 55%)"/><circle cx="32" cy="25" r="11" fill="#fff"/><path d="M10 64a22 20 0 0 1 44 0" fill="#fff"/></svg>`;
    return c.body(picture, 200, { 'Content-Type': 'image/svg+xml' });
  });

  return app;
}
