@echo off
rem Builds the kit on first use, then only runs it. CONTEXT_TCK_BUILD=1 asks for another build.
setlocal
set "ROOT=%~dp0"
set "APP=%ROOT%harness\target\app"
if "%CONTEXT_TCK_BUILD%"=="1" goto build
if exist "%APP%\bin\context-tck.cmd" goto run
:build
echo context-tck: building the kit; this takes about a minute, once, longer while libraries are fetched 1>&2
set "LOG=%TEMP%\context-tck-build-%RANDOM%.log"
pushd "%ROOT%"
call mvn -q -B -Dmaven.test.skip=true package >"%LOG%" 2>&1
set "RESULT=%ERRORLEVEL%"
popd
if not "%RESULT%"=="0" (
  type "%LOG%" 1>&2
  echo context-tck: the build failed; its output is above 1>&2
  exit /b 4
)
del "%LOG%"
:run
set "CONTEXT_TCK_BUILD="
set "CONTEXT_TCK_COMMAND=%~f0"
"%APP%\bin\context-tck.cmd" %*
