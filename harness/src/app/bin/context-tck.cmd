@echo off
rem Starts the kit that is installed in this app folder. Java: JAVA_HOME, else java from PATH.
rem CONTEXT_TCK_OPTS holds extra options for the Java virtual machine.
setlocal
for %%I in ("%~dp0..") do set "APP=%%~fI"
set "JAR="
for %%J in ("%APP%\lib\context-tck-harness-*.jar") do set "JAR=%%~fJ"
if not defined JAR goto nojar
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo context-tck: no Java found; install Java 17 or newer, or set JAVA_HOME 1>&2
  exit /b 4
)
if not defined CONTEXT_TCK_COMMAND set "CONTEXT_TCK_COMMAND=%~f0"
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Xlog:disable -Xlog:all=error:stderr -Xlog:cds*=off:stderr "-Dcontexttck.home=%APP%" "-Dcontexttck.command=%CONTEXT_TCK_COMMAND%" -Dsun.net.httpserver.nodelay=true %CONTEXT_TCK_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%

:nojar
echo context-tck: "%APP%\lib" holds no context-tck-harness jar; unpack or build the kit again 1>&2
exit /b 4
