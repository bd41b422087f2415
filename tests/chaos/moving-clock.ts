/**
 * Loaded into a server before all else: lets a test move its clock, at each SIGUSR2 to the next of these hours from the
 * true time. Moving the machine's own clock would move it for everybody.
 */
const hours = [0, 72, -72, 0];
const now = Date.now;
let step = 0;
process.on('SIGUSR2', () => {
  step = Math.min(step + 1, hours.length - 1);
});
Date.now = () => now() + (hours[step] ?? 0) * 3_600_000;
