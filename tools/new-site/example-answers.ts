/** For tests: a firm of another country, in another first language than the sample's. */
export const exampleAnswers = {
  name: 'Faro Tech',
  legalName: 'Faro Tech S.A.S.',
  founded: 2015,
  languages: ['es-CO', 'en-US'],
  services: { es: ['Nube e infraestructura', 'Datos y analítica'], en: ['Cloud', 'Data'] },
  phonePlan: { countryCode: '57', groups: [3, 3, 4] },
  phone: '601 555 0142',
  currency: 'COP',
  timeZone: 'America/Bogota',
  address: { street: 'Carrera 7', city: 'Bogotá', postalCode: '110231', country: 'CO', townLine: '$postalCode $city' },
  email: 'hola@faro.example',
  mailbox: 'ventas@faro.example',
  hues: { services: 250, company: 150, ink: 250, paper: 90 },
  action: { hue: 255, chroma: 0.17, lightness: 0.5 },
};
