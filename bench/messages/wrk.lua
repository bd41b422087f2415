-- The requests of own-load.ts for wrk, which takes a tenth of its processor time. Argument: a text unlike that of any other run.
local words = string.rep("Our SAP upgrade is late and the auditors come in March. Can you help us to plan what is left? ", 4)
local first = '{"name":"Ana Rivera","email":"ana@cooperativa.test","phone":"7875550142","website":"https://cooperativa.test","message":"'
local last = '","elapsed":"45000","locale":"en"}'
local run, head
local count = 0

local function body(number)
  return first .. number .. " " .. words .. '","key":"' .. number .. last
end

local function number()
  return string.format("%s-%09d", run, count)
end

function init(args)
  run = args[1]
  head = "POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
    .. #body(number()) .. "\r\n\r\n"
end

function request()
  count = count + 1
  return head .. body(number())
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"perSecond":%.0f,"p99":%.1f,"refused":%d,"broken":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
